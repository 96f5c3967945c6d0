/**
 * The strip of pictures scrolls by itself; this only tells the thumbnails
 * which one is seen, and keeps their clicks from moving the page.
 */
export function markCurrentPicture( root: ParentNode ): void {
	const strip = root.querySelector< HTMLElement >( '.gallery__strip' );
	const links = [
		...root.querySelectorAll< HTMLAnchorElement >(
			'.gallery__thumbnails a'
		),
	];
	if ( ! strip || links.length === 0 ) {
		return;
	}

	const pictures = [ ...strip.children ] as HTMLElement[];

	links.forEach( ( link, index ) => {
		link.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			showPicture( strip, index );
		} );
	} );

	const seen = new IntersectionObserver(
		( entries ) => {
			for ( const entry of entries ) {
				const link =
					links[ pictures.indexOf( entry.target as HTMLElement ) ];
				if ( entry.isIntersecting ) {
					link?.setAttribute( 'aria-current', 'true' );
				} else {
					link?.removeAttribute( 'aria-current' );
				}
			}
		},
		{ root: strip, threshold: 0.6 }
	);
	pictures.forEach( ( picture ) => seen.observe( picture ) );
}

/** Scrolls the strip to a picture, without moving the page. */
export function showPicture( strip: HTMLElement, index: number ): void {
	strip.scrollTo( { left: index * strip.clientWidth } );
}
