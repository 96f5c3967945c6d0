import type { Page } from '@playwright/test';

/** What is wrong with a focused element. */
export interface FocusProblem {
	/** Its start tag, shortened. */
	readonly element: string;
	readonly faults: readonly string[];
}

interface Stop extends FocusProblem {
	/** Whether the walk has ended: at the end of the page, or at an element that was visited before. */
	readonly isEnd: boolean;
}

/** No page has that many Tab stops; a longer walk is in an endless loop. */
const MAX_STOPS = 400;

/** A page that has not scrolled or animated for this time is still, in ms. */
const STILL_TIME = 300;

/** Notices to which WooCommerce moves the focus. */
const NOTICE = [
	'.woocommerce-message[role="alert"]',
	'.woocommerce-error[role="alert"]',
	'.wc-block-components-notice-banner[role="alert"]',
].join();

interface Options {
	/** Selectors of third-party elements that we cannot fix. */
	readonly excluded?: readonly string[];
}

/**
 * Presses Tab from the first stop of the page, or of the open dialog, to the last,
 * and checks at each whether the focused element is visible and has a focus style.
 *
 * @param page             A page in the state to check.
 * @param options
 * @param options.excluded
 */
export async function walkTabStops(
	page: Page,
	{ excluded = [] }: Options = {}
): Promise< { stops: number; problems: FocusProblem[] } > {
	// WooCommerce, or a block, may still be scrolling to a notice.
	await page.evaluate( waitUntilStill, STILL_TIME );
	if ( ( await page.locator( NOTICE ).count() ) > 0 ) {
		await page.waitForFunction( isSecondFocusOver );
	}
	await page.evaluate( startWalk );
	const problems: FocusProblem[] = [];
	for ( let stops = 0; stops < MAX_STOPS; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const stop = await page.evaluate( checkFocus, excluded );
		if ( stop.isEnd ) {
			return { stops, problems };
		}
		if ( stop.faults.length > 0 ) {
			problems.push( { element: stop.element, faults: stop.faults } );
		}
	}
	throw new Error( `The walk has not ended after ${ MAX_STOPS } stops.` );
}

/**
 * Runs in the page: WooCommerce moves the focus to a notice twice, when the document
 * is ready and half a second later. Returns whether the second time has passed, which
 * the page does not show.
 */
function isSecondFocusOver(): boolean {
	const [ load ] = performance.getEntriesByType( 'navigation' );
	const { domContentLoadedEventEnd: ready } =
		load as PerformanceNavigationTiming;
	return performance.now() > ready + 700;
}

/**
 * Runs in the page: waits until nothing has moved for a while.
 *
 * @param still The time, in ms.
 */
async function waitUntilStill( still: number ): Promise< void > {
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

/** Runs in the page: sets the focus so that the next Tab goes to the first stop. */
function startWalk(): void {
	const walk = window as unknown as { walked: Set< Element > };
	walk.walked = new Set();
	// The cards of a listing are alike: a few of them are enough.
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

/** Runs in the page after Tab: checks the focused element. */
async function checkFocus( excluded: readonly string[] ): Promise< Stop > {
	const walk = window as unknown as { walked: Set< Element > };
	const element = document.body.ownerDocument
		.activeElement as HTMLElement | null;
	const end: Stop = { element: '', faults: [], isEnd: true };
	if (
		! element ||
		element === document.body ||
		element === document.documentElement
	) {
		// The focus has left the page for the browser's toolbar.
		return end;
	}
	if ( walk.walked.has( element ) ) {
		return end;
	}
	walk.walked.add( element );
	const name = ( element.cloneNode() as Element ).outerHTML.slice( 0, 200 );
	const skipped = excluded.some( ( selector ) =>
		element.closest( selector )
	);
	if ( skipped || element.localName === 'iframe' ) {
		return { element: name, faults: [], isEnd: false };
	}

	// A field that is hidden behind its styled label counts as visible with the label.
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
	const isInWindow = ( box: DOMRect ) =>
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

	// The focus style: on the element, beside it, or on its container.
	const readStyle = ( part: Element | null ): string => {
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
	const hasFocusStyle = (): boolean => {
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
		const focused = around.map( readStyle );
		element.blur();
		// Skips colour transitions.
		for ( const animation of document.getAnimations() ) {
			if ( animation instanceof CSSTransition ) {
				animation.finish();
			}
		}
		const blurred = around.map( readStyle );
		element.focus( { preventScroll: true } );
		return focused.join() !== blurred.join();
	};

	const findFault = (): string => {
		const visible = seen.filter( isVisible );
		if ( visible.length === 0 ) {
			return 'invisible';
		} else if (
			! visible.some( ( part ) => boxes( part ).some( isInWindow ) )
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
		return hasFocusStyle() ? '' : 'no visible focus style';
	};

	// Waits for elements that move into the window on focus.
	let fault = findFault();
	for ( let frames = 0; fault && frames < 150; frames++ ) {
		await new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		fault = findFault();
	}
	return { element: name, faults: fault ? [ fault ] : [], isEnd: false };
}
