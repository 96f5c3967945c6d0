import { findPart } from '@vitrina/react';

const TEXTS = [ 'title', 'failure', 'details' ] as const;

/** Texts that PHP printed as props; see quick_view_template(). */
export type Texts = Readonly< Record< ( typeof TEXTS )[ number ], string > >;

/** An element of the bar in the template. */
export type BarPart =
	| {
			readonly name: 'step';
			/** -1 for the previous product, 1 for the next. */
			readonly by: number;
			readonly className: string;
			/** Icon and name. */
			readonly html: string;
	  }
	| { readonly name: 'position' }
	/** Without state: the close button, and elements of other plugins. */
	| { readonly name: 'printed'; readonly html: string };

export interface QuickViewProps {
	/** Milliseconds until the closed dialog leaves the page (spec §9). */
	readonly closingDelay: number;
	readonly texts: Texts;
	readonly className: string;
	readonly bar: readonly BarPart[];
	/** HTML that a child theme's template has in the dialog beside bar and content. */
	readonly more: string;
}

/** Reads props and template, which a child theme may override. Throws if a part is missing. */
export function readMarkup(
	props: unknown,
	element: HTMLElement
): QuickViewProps {
	const given = Object( props );
	const texts = Object( given.texts );
	for ( const name of TEXTS ) {
		if ( typeof texts[ name ] !== 'string' ) {
			throw new Error( `The quick view has no ${ name }.` );
		}
	}
	const { content } = findPart< HTMLTemplateElement >(
		element,
		'template',
		'quick view'
	);
	const dialog = content.querySelector( 'dialog' );
	if ( ! dialog ) {
		throw new Error( 'The quick view has no dialog.' );
	}
	const bar = findPart( dialog, '.quick-view__bar', 'quick view' );
	return {
		closingDelay: Number( given.closingDelay ) || 0,
		texts,
		className: dialog.className,
		bar: [ ...bar.children ].map( readBarPart ),
		more: [ ...dialog.children ]
			.filter( ( part ) => ! part.matches( KNOWN ) )
			.map( ( { outerHTML } ) => outerHTML )
			.join( '' ),
	};
}

const KNOWN = '.quick-view__bar, .quick-view__content';

function readBarPart( part: Element ): BarPart {
	const by = Number( ( part as HTMLElement ).dataset.quickViewStep );
	if ( by ) {
		const { className, innerHTML: html } = part;
		return { name: 'step', by, className, html };
	}
	return part.matches( '.quick-view__place' )
		? { name: 'position' }
		: { name: 'printed', html: part.outerHTML };
}
