export interface FilterLink {
	readonly href: string;
	readonly label: string;
}

/** PHP's markup; see category_links() of the theme. */
export interface FilterProps {
	readonly links: readonly FilterLink[];
	/** URL of the current category's link. */
	readonly current: string | null;
}

export const readMarkup = ( element: HTMLElement ): FilterProps => ( {
	links: [ ...element.querySelectorAll( 'li > a' ) ].map( ( link ) => ( {
		href: link.getAttribute( 'href' ) ?? '',
		label: link.textContent ?? '',
	} ) ),
	current:
		element.querySelector( '[aria-current]' )?.getAttribute( 'href' ) ??
		null,
} );
