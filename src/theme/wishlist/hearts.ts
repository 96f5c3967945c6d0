/**
 * The hearts of the page, and the number in its header.
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
 * Presses the hearts of what is on the list, and no others.
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

/** Shows how many are on the list, wherever the page says it; none is not said. */
export function showCount( count: number ): void {
	for ( const place of document.querySelectorAll< HTMLElement >(
		'.wishlist-count'
	) ) {
		const { lang } = document.documentElement;
		const number = count.toLocaleString( lang );
		const eye = document.createElement( 'span' );
		eye.ariaHidden = 'true';
		eye.textContent = number;
		const ear = document.createElement( 'span' );
		ear.className = 'visually-hidden';
		ear.textContent = ` (${ wishlistSettings().texts.count.replace( '%s', number ) })`;
		place.replaceChildren( ...( count ? [ eye, ear ] : [] ) );
		place.hidden = count === 0;
	}
}

/**
 * Hears of hearts that come into the page later: more products, a quick view.
 *
 * @param act What to do then.
 */
export function whenHeartsCome( act: () => void ): void {
	new MutationObserver( ( changes ) => {
		const hasHearts = changes.some( ( { addedNodes } ) =>
			[ ...addedNodes ].some(
				( node ) =>
					node instanceof Element &&
					( node.matches( HEART ) || node.querySelector( HEART ) )
			)
		);
		if ( hasHearts ) {
			act();
		}
	} ).observe( document.body, { childList: true, subtree: true } );
}
