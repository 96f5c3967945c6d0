import { announce } from '@vitrina/core';
import { showPicture } from '../gallery';
import type { Variation } from './match';
import type { VariationTexts } from './texts';

type Missing = 'selection-needed' | 'no-match' | 'failed';

/**
 * Shows a variation in its form: price, stock, quantity limits, picture, and
 * whether the button may be pressed. Gives back what puts it there.
 */
export function showVariation( form: HTMLFormElement, texts: VariationTexts ) {
	const target = form.querySelector< HTMLElement >( '.single_variation' );
	const button = form.querySelector< HTMLButtonElement >(
		'.single_add_to_cart_button'
	);
	const id = form.querySelector< HTMLInputElement >(
		'input[name="variation_id"]'
	);
	const quantity = form.querySelector< HTMLInputElement >(
		'input[name="quantity"]'
	);
	const strip = document.querySelector< HTMLElement >( '.gallery__strip' );
	const picture = strip?.querySelector< HTMLImageElement >( 'img' );
	const original = picture && {
		src: picture.src,
		srcset: picture.srcset,
		alt: picture.alt,
	};
	let refusal = '';

	const setButton = ( reason: string ): void => {
		refusal = reason;
		button?.classList.toggle( 'disabled', reason !== '' );
		button?.setAttribute( 'aria-disabled', String( reason !== '' ) );
	};

	const setPicture = ( image: Variation[ 'image' ] ): void => {
		if ( ! picture || ! original ) {
			return;
		}
		const next = image?.src
			? {
					src: image.src,
					srcset: image.srcset || '',
					alt: image.alt ?? '',
				}
			: original;
		if ( picture.src !== next.src ) {
			Object.assign( picture, next );
			if ( strip ) {
				showPicture( strip, 0 );
			}
		}
	};

	const print = ( ...parts: Node[] ): void => {
		target?.replaceChildren( ...parts );
	};

	return {
		/** Why the form may not be sent now; empty when it may. */
		refusal: () => refusal,

		variation( variation: Variation, isBuyable: boolean ): void {
			if ( id ) {
				id.value = String( variation.variation_id );
			}
			print(
				box( 'woocommerce-variation-price', variation.price_html ),
				box(
					'woocommerce-variation-availability',
					variation.availability_html
				)
			);
			setButton( isBuyable ? '' : texts.unavailable );
			setPicture( variation.image );
			limit( quantity, variation );
		},

		none( reason: Missing ): void {
			if ( id ) {
				id.value = '';
			}
			setPicture( undefined );
			if ( reason === 'selection-needed' ) {
				print();
				setButton( texts.select );
				return;
			}
			const text = reason === 'no-match' ? texts.noMatch : texts.failed;
			print( notice( text ) );
			setButton( text );
			announce( text );
		},
	};
}

/** HTML that WooCommerce made of the shop's own data. */
function box( className: string, html: string ): HTMLElement {
	const element = document.createElement( 'div' );
	element.className = className;
	element.innerHTML = html;
	return element;
}

function notice( text: string ): HTMLElement {
	const element = document.createElement( 'p' );
	element.className = 'wc-no-matching-variations woocommerce-info';
	element.textContent = text;
	return element;
}

/** Quantity on a found variation (spec §5). */
function limit( input: HTMLInputElement | null, variation: Variation ): void {
	if ( ! input ) {
		return;
	}
	const isSingle = variation.is_sold_individually === 'yes';
	const field = input.closest< HTMLElement >( '.quantity' );
	input.min = isSingle ? '1' : String( variation.min_qty );
	input.max =
		isSingle || ! variation.max_qty ? '' : String( variation.max_qty );

	const now = Number.parseFloat( input.value );
	const top = variation.max_qty === '' ? Infinity : variation.max_qty;
	const wanted = Number.isNaN( now ) ? variation.min_qty : now;
	const clamped = Math.min( Math.max( wanted, variation.min_qty ), top );
	input.value = String( isSingle ? 1 : clamped );
	if ( field ) {
		field.hidden = isSingle;
	}
	input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}
