import type { Letter } from './record';

const letterOf: Readonly< Record< string, Letter > > = {
	preferences: 'p',
	statistics: 's',
	marketing: 'm',
};

/**
 * Runs the scripts and shows the frames that waited for what is now allowed,
 * in the order of the page.
 *
 * @param root    Where they stand.
 * @param letters What is allowed; see record.ts.
 */
export function releaseTags( root: ParentNode, letters: string ): void {
	for ( const held of root.querySelectorAll< HTMLElement >(
		'[data-consent]:not(html)'
	) ) {
		const letter = letterOf[ held.dataset.consent ?? '' ];
		if ( letter && letters.includes( letter ) ) {
			release( held );
		}
	}
}

/** Whether something runs or is shown that the visitor no longer allows. */
export const holdsReleased = ( root: ParentNode, letters: string ): boolean =>
	[ ...root.querySelectorAll< HTMLElement >( '[data-consented]' ) ].some(
		( { dataset } ) =>
			! letters.includes( letterOf[ dataset.consented ?? '' ] ?? '-' )
	);

function release( held: HTMLElement ): void {
	const category = held.dataset.consent;
	let shown = held;
	if ( held instanceof HTMLScriptElement ) {
		// One that was text never runs: a new one does.
		shown = document.createElement( 'script' );
		for ( const { name, value } of held.attributes ) {
			if ( name !== 'type' ) {
				shown.setAttribute( name, value );
			}
		}
		shown.textContent = held.textContent;
		// As they would have run: one after the other. The property says true of
		// any script that the parser has left alone.
		( shown as HTMLScriptElement ).async = held.hasAttribute( 'async' );
	}
	shown.removeAttribute( 'data-consent' );
	shown.dataset.consented = category;
	const { src } = shown.dataset;
	if ( src && 'src' in shown ) {
		shown.removeAttribute( 'data-src' );
		shown.src = src;
	}
	held.closest( '.held-frame' )
		?.querySelector( '.held-frame__text' )
		?.remove();
	if ( shown !== held ) {
		held.replaceWith( shown );
	}
}
