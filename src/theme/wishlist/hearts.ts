/**
 * The wishlist buttons (hearts) of the page, and the count in its header.
 */
import { wishlistSettings } from './settings';

const HEART = 'button[data-wishlist]';

export const productOf = ( heart: HTMLButtonElement ) => Number( heart.value );

export const isPressed = ( heart: HTMLButtonElement ) =>
	heart.ariaPressed === 'true';

/** The heart that was clicked, if one was. */
export const heartOf = ( { target }: Event ) =>
	( target as Element ).closest< HTMLButtonElement >( HEART );

/**
 * Sets `aria-pressed` of all hearts.
 *
 * @param wished Products on the list.
 */
export function showWished( wished: readonly number[] ): void {
	for ( const heart of document.querySelectorAll< HTMLButtonElement >(
		HEART
	) ) {
		const pressed = String( wished.includes( productOf( heart ) ) );
		if ( heart.ariaPressed !== pressed ) {
			heart.ariaPressed = pressed;
		}
	}
}

/** Shows the number of products in the list; nothing for 0. */
export function showCount( count: number ): void {
	for ( const counter of document.querySelectorAll< HTMLElement >(
		'.wishlist-count'
	) ) {
		const { lang } = document.documentElement;
		const number = count.toLocaleString( lang );
		const visible = document.createElement( 'span' );
		visible.ariaHidden = 'true';
		visible.textContent = number;
		const spoken = document.createElement( 'span' );
		spoken.className = 'visually-hidden';
		spoken.textContent = ` (${ wishlistSettings().texts.count.replace( '%s', number ) })`;
		counter.replaceChildren( ...( count ? [ visible, spoken ] : [] ) );
		counter.hidden = count === 0;
	}
}

/**
 * Calls a function when hearts are added to the page: more products, a quick view.
 *
 * @param callback The function.
 */
export function onHeartsAdded( callback: () => void ): void {
	new MutationObserver( ( changes ) => {
		const hasHearts = changes.some( ( { addedNodes } ) =>
			[ ...addedNodes ].some(
				( node ) =>
					node instanceof Element &&
					( node.matches( HEART ) || node.querySelector( HEART ) )
			)
		);
		if ( hasHearts ) {
			callback();
		}
	} ).observe( document.body, { childList: true, subtree: true } );
}
