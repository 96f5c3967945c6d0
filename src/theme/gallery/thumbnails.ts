import { slide } from './slide';

/** Milliseconds of one page of thumbnails (spec §9). */
const PAGE_DURATION = 600;

/**
 * The list of thumbnails, turned by pages where not all of them fit: sideways or
 * down, as the styles have laid it out.
 *
 * @param gallery Where it stands.
 * @return What brings a thumbnail into view.
 */
export function enhanceThumbnails(
	gallery: HTMLElement
): ( index: number ) => void {
	const list = gallery.querySelector< HTMLElement >( '.gallery__thumbnails' );
	const buttons = gallery.querySelectorAll< HTMLElement >( '[data-page]' );
	if ( ! list || ! buttons.length ) {
		return () => {};
	}

	const turn = ( pages: number ): void => {
		const { scrollLeft, scrollTop, clientWidth, clientHeight } = list;
		// The gap belongs to the page; where there is nothing to scroll, nothing moves.
		const gap = Number.parseFloat( getComputedStyle( list ).rowGap );
		slide(
			list,
			scrollLeft + pages * ( clientWidth + gap ),
			scrollTop + pages * ( clientHeight + gap ),
			PAGE_DURATION
		);
	};

	const markEnds = (): void => {
		// Browsers round these, each in its own way.
		const slack = 4;
		const now = list.scrollLeft + list.scrollTop;
		const end =
			list.scrollWidth -
			list.clientWidth +
			( list.scrollHeight - list.clientHeight );
		for ( const button of buttons ) {
			button.ariaDisabled = String(
				button.dataset.page === '1' ? now > end - slack : now < slack
			);
		}
	};

	for ( const button of buttons ) {
		button.hidden = false;
		button.addEventListener( 'click', () =>
			turn( Number( button.dataset.page ) )
		);
	}
	list.addEventListener( 'scroll', markEnds, { passive: true } );
	markEnds();

	return ( index ) => {
		const item = list.children[ index ]?.getBoundingClientRect();
		if ( ! item ) {
			return;
		}
		const box = list.getBoundingClientRect();
		const left = item.left - box.left;
		const top = item.top - box.top;
		const isSeen =
			left > -1 &&
			top > -1 &&
			left < box.width - 1 &&
			top < box.height - 1;
		if ( ! isSeen ) {
			slide(
				list,
				list.scrollLeft + left,
				list.scrollTop + top,
				PAGE_DURATION
			);
		}
	};
}
