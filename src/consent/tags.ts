import type { Letter } from './record';

const letterOf: Readonly< Record< string, Letter > > = {
	preferences: 'p',
	statistics: 's',
	marketing: 'm',
};

/** Runs scripts and shows frames that are now allowed, in page order (letters: see record.ts). */
export function releaseTags( root: ParentNode, letters: string ): void {
	for ( const tag of root.querySelectorAll< HTMLElement >(
		'[data-consent]:not(html)'
	) ) {
		const letter = letterOf[ tag.dataset.consent ?? '' ];
		if ( letter && letters.includes( letter ) ) {
			release( tag );
		}
	}
}

/** Whether a script runs or a frame is shown that the visitor no longer allows. */
export const hasDisallowedTags = (
	root: ParentNode,
	letters: string
): boolean =>
	[ ...root.querySelectorAll< HTMLElement >( '[data-consented]' ) ].some(
		( { dataset } ) =>
			! letters.includes( letterOf[ dataset.consented ?? '' ] ?? '-' )
	);

function release( tag: HTMLElement ): void {
	const category = tag.dataset.consent;
	let released = tag;
	if ( tag instanceof HTMLScriptElement ) {
		// A script whose type was text never runs: it needs a new element.
		released = document.createElement( 'script' );
		for ( const { name, value } of tag.attributes ) {
			if ( name !== 'type' ) {
				released.setAttribute( name, value );
			}
		}
		released.textContent = tag.textContent;
		// Keeps the order of the scripts: a script element created here is async by default.
		( released as HTMLScriptElement ).async = tag.hasAttribute( 'async' );
	}
	released.removeAttribute( 'data-consent' );
	released.dataset.consented = category;
	const { src } = released.dataset;
	if ( src && 'src' in released ) {
		released.removeAttribute( 'data-src' );
		released.src = src;
	}
	tag.closest( '.held-frame' )
		?.querySelector( '.held-frame__text' )
		?.remove();
	if ( released !== tag ) {
		tag.replaceWith( released );
	}
}
