import type { Page } from '@playwright/test';

/** What is wrong with an element that has the focus. */
export interface FocusProblem {
	/** Its tag as it stands in the page, shortened. */
	readonly element: string;
	readonly faults: readonly string[];
}

interface Stop extends FocusProblem {
	/** Whether the walk is over: the page's end, or an element for the second time. */
	readonly isEnd: boolean;
}

/** No page has as many stops; a walk that is longer goes in circles. */
const MOST = 400;

/** A page that has not moved for so long is at rest (ms). */
const STILL = 300;

/** What WooCommerce moves the focus to. */
const NOTICE = [
	'.woocommerce-message[role="alert"]',
	'.woocommerce-error[role="alert"]',
	'.wc-block-components-notice-banner[role="alert"]',
].join();

interface Options {
	/** Elements of other code that are not ours to mend. */
	readonly others?: readonly string[];
}

/**
 * Presses Tab from the first stop of the page, or of the dialog that is open, to
 * the last, and looks at each whether a shopper sees where they are.
 *
 * @param page           In the state to be walked through.
 * @param options
 * @param options.others
 */
export async function walkTabStops(
	page: Page,
	{ others = [] }: Options = {}
): Promise< { stops: number; problems: FocusProblem[] } > {
	// WooCommerce, or a block, may still be scrolling to what it has to say.
	await page.evaluate( comeToRest, STILL );
	if ( ( await page.locator( NOTICE ).count() ) > 0 ) {
		// WooCommerce moves the focus to a notice twice: when the document is
		// ready, and half a second later. The page does not show the second.
		await page.waitForTimeout( 700 );
	}
	await page.evaluate( beginWalk );
	const problems: FocusProblem[] = [];
	for ( let stops = 0; stops < MOST; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const stop = await page.evaluate( lookAtFocus, others );
		if ( stop.isEnd ) {
			return { stops, problems };
		}
		if ( stop.faults.length > 0 ) {
			problems.push( { element: stop.element, faults: stop.faults } );
		}
	}
	throw new Error( `The walk has not ended after ${ MOST } stops.` );
}

/**
 * Runs in the page: waits until nothing has moved for a while.
 *
 * @param still How long, in ms.
 */
async function comeToRest( still: number ): Promise< void > {
	const { jQuery: $ } = window as { jQuery?: JQueryStatic };
	let top = window.scrollY;
	let since = performance.now();
	while ( performance.now() - since < still ) {
		await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		if ( window.scrollY !== top || $?.( ':animated' ).length ) {
			top = window.scrollY;
			since = performance.now();
		}
	}
}

/** Runs in the page: the next Tab leads to the first stop. */
function beginWalk(): void {
	const walk = window as unknown as { walked: Set< Element > };
	walk.walked = new Set();
	// The cards of a listing are alike: the first of them are enough.
	for ( const card of document.querySelectorAll< HTMLElement >(
		'ul.products > li:nth-child(n + 7)'
	) ) {
		card.inert = true;
	}
	const dialog = [
		...document.querySelectorAll< HTMLElement >(
			'dialog:modal, [popover]:popover-open, .pswp--open'
		),
	].at( -1 );
	const start = dialog ?? document.body;
	const hadIndex = start.hasAttribute( 'tabindex' );
	if ( ! hadIndex ) {
		start.tabIndex = -1;
	}
	( start.ownerDocument.activeElement as HTMLElement | null )?.blur();
	start.focus( { preventScroll: true } );
	if ( ! hadIndex ) {
		start.removeAttribute( 'tabindex' );
	}
}

/** Runs in the page, after Tab. */
async function lookAtFocus( others: readonly string[] ): Promise< Stop > {
	const walk = window as unknown as { walked: Set< Element > };
	const element = document.body.ownerDocument
		.activeElement as HTMLElement | null;
	const end: Stop = { element: '', faults: [], isEnd: true };
	if (
		! element ||
		element === document.body ||
		element === document.documentElement
	) {
		// Out of the page, into the browser's own bar.
		return end;
	}
	if ( walk.walked.has( element ) ) {
		return end;
	}
	walk.walked.add( element );
	const name = ( element.cloneNode() as Element ).outerHTML.slice( 0, 200 );
	const skipped = others.some( ( selector ) => element.closest( selector ) );
	if ( skipped || element.localName === 'iframe' ) {
		return { element: name, faults: [], isEnd: false };
	}

	// A field that is drawn by its label is seen as the label.
	const labels = [
		...( ( element as HTMLInputElement ).labels ?? [] ),
	] as HTMLElement[];
	const seen = [ element, ...labels ];

	const isVisible = ( part: HTMLElement ): boolean => {
		const { width, height } = part.getBoundingClientRect();
		return (
			width > 2 &&
			height > 2 &&
			part.checkVisibility( {
				opacityProperty: true,
				visibilityProperty: true,
				contentVisibilityAuto: true,
			} )
		);
	};
	const boxes = ( part: HTMLElement ) =>
		[ ...part.getClientRects() ].filter(
			( { width, height } ) => width > 2 && height > 2
		);
	const inWindow = ( box: DOMRect ) =>
		box.bottom > 1 &&
		box.right > 1 &&
		box.top < innerHeight - 1 &&
		box.left < innerWidth - 1;
	const isHit = ( part: HTMLElement ): boolean =>
		boxes( part ).some( ( { left, top, width, height } ) =>
			[ 0.1, 0.5, 0.9 ].some( ( across ) =>
				[ 0.15, 0.5, 0.85 ].some( ( down ) => {
					const hit = document.elementFromPoint(
						left + width * across,
						top + height * down
					);
					return (
						hit !== null &&
						( part.contains( hit ) ||
							seen.some( ( each ) => each.contains( hit ) ) )
					);
				} )
			)
		);

	// The ring: on the element, beside it, or on what it stands in.
	const look = ( part: Element | null ): string => {
		if ( ! part ) {
			return '';
		}
		return [ null, '::before', '::after' ]
			.map( ( pseudo ) => {
				const style = getComputedStyle( part, pseudo );
				return [
					style.outlineStyle === 'none' ||
					parseFloat( style.outlineWidth ) === 0
						? ''
						: `${ style.outlineStyle } ${ style.outlineWidth } ${ style.outlineColor }`,
					style.boxShadow,
					style.borderColor,
					style.borderWidth,
					style.backgroundColor,
					style.textDecoration,
				].join( '|' );
			} )
			.join();
	};
	const isMarked = (): boolean => {
		const isOutlined = [ element, ...element.querySelectorAll( '*' ) ].some(
			( part ) => {
				const { outlineStyle, outlineWidth } = getComputedStyle( part );
				return (
					outlineStyle !== 'none' && parseFloat( outlineWidth ) >= 1
				);
			}
		);
		if ( isOutlined ) {
			return true;
		}
		const around = [
			element,
			element.parentElement,
			element.parentElement?.parentElement ?? null,
			element.nextElementSibling,
			element.previousElementSibling,
			...labels,
		];
		const focused = around.map( look );
		element.blur();
		// Transitions of colours come to their end.
		for ( const animation of document.getAnimations() ) {
			if ( animation instanceof CSSTransition ) {
				animation.finish();
			}
		}
		const blurred = around.map( look );
		element.focus( { preventScroll: true } );
		return focused.join() !== blurred.join();
	};

	const judge = (): string => {
		const visible = seen.filter( isVisible );
		if ( visible.length === 0 ) {
			return 'invisible';
		} else if (
			! visible.some( ( part ) => boxes( part ).some( inWindow ) )
		) {
			return 'outside of the window';
		} else if ( ! visible.some( isHit ) ) {
			const { left, top, width, height } = (
				visible[ 0 ] as HTMLElement
			 ).getBoundingClientRect();
			const cover = document.elementFromPoint(
				left + width / 2,
				top + height / 2
			);
			return `covered by ${ ( cover?.cloneNode() as Element | undefined )?.outerHTML.slice( 0, 120 ) }`;
		}
		return isMarked() ? '' : 'no sign of the focus';
	};

	// What moves into the window on focus is let come to rest.
	let fault = judge();
	for ( let frames = 0; fault && frames < 150; frames++ ) {
		await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		fault = judge();
	}
	return { element: name, faults: fault ? [ fault ] : [], isEnd: false };
}
