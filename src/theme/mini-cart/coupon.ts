/**
 * A discount code in the panel, by WooCommerce's own calls.
 */
import {
	announce,
	ApiError,
	cart,
	on,
	readPage,
	settings,
	state,
	type CartAnswer,
} from '@vitrina/core';
import { findPanel, isUnsure, miniCartSettings, setBusy } from './panel-part';
import { sayFailure, textOf } from './request';

type Endpoint = 'apply_coupon' | 'remove_coupon';

const NOTICE =
	'.woocommerce-message, .woocommerce-error, .is-error, .is-success';

/** What the folded part of the panel is like; its HTML comes anew with each answer. */
const shown = {
	isOpen: false,
	hasFocus: false,
	code: '',
	said: '',
	isError: false,
};

/** What was asked for when an answer was lost, until it is seen to be done. */
let doubt: { endpoint: Endpoint; code: string } | null = null;

/** Takes over the form and the links that take a code back. */
export function watchCoupons( panel: HTMLElement ): void {
	panel.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		if ( form.closest( '.mini-cart__coupon' ) ) {
			event.preventDefault();
			void change( form, 'apply_coupon', { coupon_code: shown.code } );
		}
	} );
	panel.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		const details = target.closest( '.mini-cart__coupon > summary' )
			?.parentElement as HTMLDetailsElement | undefined;
		if ( details ) {
			// `toggle` comes later, and not at all where an answer exchanges the part before.
			shown.isOpen = ! details.open;
		}
		const link = target.closest< HTMLElement >( '.mini-cart__take-back' );
		if ( link ) {
			event.preventDefault();
			void change( link, 'remove_coupon', {
				coupon: link.dataset.coupon ?? '',
			} );
		}
	} );
	panel.addEventListener( 'keydown', ( event ) => {
		const link = ( event.target as Element ).closest< HTMLElement >(
			'.mini-cart__take-back'
		);
		if ( link && event.key === ' ' ) {
			event.preventDefault();
			link.click();
		}
	} );
	panel.addEventListener( 'input', ( { target } ) => {
		if ( ( target as Element ).matches( '[name="coupon_code"]' ) ) {
			shown.code = ( target as HTMLInputElement ).value;
		}
	} );
	panel.addEventListener(
		'toggle',
		( { target } ) => {
			const details = target as HTMLDetailsElement;
			if ( details.matches( '.mini-cart__coupon' ) ) {
				shown.isOpen = details.open;
			}
		},
		true
	);
	panel.addEventListener( 'focusin', ( { target } ) => {
		shown.hasFocus = ( target as Element ).matches( '#minicart-coupon' );
	} );
	new MutationObserver( restoreForm ).observe( panel, {
		childList: true,
		subtree: true,
	} );
	// What is read again may look the same.
	on( 'cart:changed', restoreForm );
}

async function change(
	element: HTMLElement,
	endpoint: Endpoint,
	fields: Record< string, string >
): Promise< void > {
	if ( element.hasAttribute( 'aria-busy' ) ) {
		return;
	}
	setBusy( element, true );
	doubt = null;
	say( '', false );
	let notice: Element | null = null;
	try {
		await cart.send( {
			async run() {
				notice = await ask( endpoint, fields );
				return NOTHING_SHOWN;
			},
		} );
		const said = textOf( notice );
		const isError = isRefusal( notice );
		if ( ! isError ) {
			Object.assign( shown, { code: '', isOpen: false } );
		}
		await cart.refresh();
		restoreForm();
		say( isError ? said : '', isError );
		announce( said );
	} catch ( error ) {
		doubt = { endpoint, code: fields.coupon_code ?? fields.coupon ?? '' };
		shown.isOpen = true;
		if ( isUnsure() || ! isDone( doubt ) ) {
			const { couponFailed } = miniCartSettings().texts;
			say( sayFailure( error, couponFailed ), true );
		}
		restoreForm();
	} finally {
		setBusy( element, false );
		focusForm();
	}
}

/** To the field where something is to be mended, else to what opens it. */
function focusForm(): void {
	findPanel()
		?.querySelector< HTMLElement >(
			`.mini-cart__coupon ${ shown.isError ? 'input' : 'summary' }`
		)
		?.focus( { preventScroll: true } );
}

/** These calls answer notices; the parts are fetched after them. */
const NOTHING_SHOWN: CartAnswer = {
	error: false,
	productUrl: '',
	fragments: null,
	hash: '',
};

function ask( endpoint: Endpoint, fields: Record< string, string > ) {
	return state.withNonce( endpoint, async ( security ) => {
		const { status, html } = await readPage(
			settings().wcAjaxUrl.replace( '%%endpoint%%', endpoint ),
			{
				method: 'POST',
				body: new URLSearchParams( { ...fields, security } ),
				keepalive: true,
			}
		);
		const notice = new DOMParser()
			.parseFromString( html, 'text/html' )
			.querySelector( NOTICE );
		if ( status < 200 || status > 299 || ! notice ) {
			throw new ApiError( 'not_changed', status, '' );
		}
		return notice;
	} );
}

const isRefusal = ( notice: Element | null ) =>
	Boolean( notice?.matches( '.woocommerce-error, .is-error' ) );

function say( said: string, isError: boolean ): void {
	Object.assign( shown, { said, isError } );
	restoreForm();
}

/** Whether the cart that is shown has what was asked for. */
function isDone( { endpoint, code }: NonNullable< typeof doubt > ): boolean {
	const known = [
		...( findPanel()?.querySelectorAll< HTMLElement >(
			'.mini-cart__take-back'
		) ?? [] ),
	].some(
		( { dataset } ) => dataset.coupon === code.trim().toLocaleLowerCase()
	);
	return known === ( endpoint === 'apply_coupon' );
}

/** Says how it ended, as soon as the cart is known. */
function clearDoubt(): void {
	if ( ! doubt || isUnsure() ) {
		return;
	}
	const { texts } = miniCartSettings();
	const hasWorked = isDone( doubt );
	doubt = null;
	if ( hasWorked ) {
		Object.assign( shown, {
			code: '',
			said: '',
			isError: false,
			isOpen: false,
		} );
		announce( texts.updated );
	} else {
		shown.said = texts.couponFailed;
	}
}

/** Puts the form as it was into parts that have just come. */
function restoreForm(): void {
	clearDoubt();
	const details =
		findPanel()?.querySelector< HTMLDetailsElement >(
			'.mini-cart__coupon'
		);
	const field = details?.querySelector< HTMLInputElement >( 'input' );
	if ( ! details || ! field ) {
		return;
	}
	if ( details.open !== shown.isOpen ) {
		details.open = shown.isOpen;
	}
	if ( field.value !== shown.code ) {
		field.value = shown.code;
	}
	const { activeElement, body } = details.ownerDocument;
	if (
		shown.hasFocus &&
		( activeElement === body || activeElement === findPanel() )
	) {
		// It could not be given back while the part was folded.
		field.focus( { preventScroll: true } );
	}
	const known = details.querySelector( '.mini-cart__coupon-said' );
	if ( ( known?.textContent ?? '' ) === shown.said ) {
		return;
	}
	known?.remove();
	field.removeAttribute( 'aria-invalid' );
	field.removeAttribute( 'aria-describedby' );
	if ( shown.said ) {
		const text = document.createElement( 'p' );
		text.id = 'minicart-coupon-said';
		text.className = 'mini-cart__coupon-said';
		text.textContent = shown.said;
		details.append( text );
		field.setAttribute( 'aria-invalid', String( shown.isError ) );
		field.setAttribute( 'aria-describedby', text.id );
	}
}
