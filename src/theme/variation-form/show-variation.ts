import type { Variation } from '../../variations';

const ITEM = '.woocommerce-product-attributes-item--';
const VALUE = '.woocommerce-product-attributes-item__value';

/** The parts of the product's page that a variation has a word of its own for. */
const details = {
	sku: '.product_meta .sku',
	weight: `.product_weight, ${ ITEM }weight ${ VALUE }`,
	dimensions: `.product_dimensions, ${ ITEM }dimensions ${ VALUE }`,
};

type Places = Record< keyof typeof details, Element[] >;

/** Form → where it writes; the search goes through the whole product. */
const placesOf = new WeakMap< Element, Places >();

/** Form → what it has written into the page, with the words that stood there. */
const replaced = new WeakMap< Element, Map< Element, string > >();

/** Puts SKU, weight and dimensions of a variation in place, or the product's back. */
export function showDetails(
	form: HTMLFormElement,
	variation?: Variation
): void {
	const before = replaced.get( form ) ?? new Map< Element, string >();
	const texts = variation ? textsFor( form, variation ) : new Map();
	for ( const [ element, own ] of before ) {
		if ( ! texts.has( element ) ) {
			element.textContent = own;
			before.delete( element );
		}
	}
	for ( const [ element, text ] of texts ) {
		if ( ! before.has( element ) ) {
			before.set( element, element.textContent ?? '' );
		}
		element.textContent = text;
	}
	replaced.set( form, before );
}

/** What a variation has a word of its own for: element → text. */
function textsFor(
	form: HTMLFormElement,
	variation: Variation
): Map< Element, string > {
	const words = {
		sku: variation.sku,
		weight: variation.weight && variation.weight_html,
		dimensions: variation.dimensions && variation.dimensions_html,
	};
	const texts = new Map< Element, string >();
	for ( const [ name, elements ] of Object.entries( findPlaces( form ) ) ) {
		const word = words[ name as keyof Places ];
		if ( word ) {
			for ( const element of elements ) {
				texts.set( element, toText( word ) );
			}
		}
	}
	return texts;
}

/** Found once, and again when another script has exchanged one of them. */
function findPlaces( form: HTMLFormElement ): Places {
	const known = placesOf.get( form );
	if (
		known &&
		Object.values( known )
			.flat()
			.every( ( place ) => place.isConnected )
	) {
		return known;
	}
	const product = form.closest( '.product' ) ?? document;
	const find = ( selector: string ) => [
		...product.querySelectorAll( selector ),
	];
	const places = {
		sku: find( details.sku ),
		weight: find( details.weight ),
		dimensions: find( details.dimensions ),
	};
	placesOf.set( form, places );
	return places;
}

/** HTML → its text: most variations of a product have the same dimensions. */
const read = new Map< string, string >();

/** WooCommerce writes "×" of the dimensions as an entity. Nothing in it runs. */
function toText( html: string ): string {
	if ( ! /[&<]/.test( html ) ) {
		return html;
	}
	const known = read.get( html );
	if ( known !== undefined ) {
		return known;
	}
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const text = template.content.textContent ?? '';
	read.set( html, text );
	return text;
}

const parts = [
	[ 'description', 'variation_description' ],
	[ 'price', 'price_html' ],
	[ 'availability', 'availability_html' ],
] as const;

/** Fills the panel with what a variation says of itself; the styles slide it in. */
export function fillPanel( panel: Element, variation: Variation ): void {
	panel.replaceChildren(
		...parts.map( ( [ part, field ] ) => {
			const box = document.createElement( 'div' );
			box.className = `woocommerce-variation-${ part }`;
			if ( variation[ field ] ) {
				// HTML that WooCommerce made of the shop's own data.
				box.innerHTML = variation[ field ];
			}
			return box;
		} )
	);
}

/** Says a sentence in the panel's place. */
export function fillSentence( panel: Element, text: string ): void {
	const sentence = document.createElement( 'p' );
	sentence.textContent = text;
	panel.replaceChildren( sentence );
}

/**
 * Says a sentence below the panel, until the next choice; an empty one goes.
 */
export function showNotice( panel: Element | null, text: string ): void {
	const old = panel?.nextElementSibling;
	if ( old?.querySelector( '.wc-no-matching-variations' ) ) {
		old.remove();
	}
	if ( text ) {
		const box = document.createElement( 'div' );
		const sentence = document.createElement( 'p' );
		box.setAttribute( 'role', 'alert' );
		sentence.className = 'wc-no-matching-variations woocommerce-info';
		sentence.textContent = text;
		box.append( sentence );
		panel?.after( box );
	}
}

/** Quantity on a found variation (spec §5). */
export function limitQuantity(
	form: HTMLFormElement,
	variation: Variation
): void {
	const input = form.querySelector< HTMLInputElement >(
		'.quantity input[name="quantity"]'
	);
	if ( ! input ) {
		return;
	}
	const isSingle = variation.is_sold_individually === 'yes';
	const field = input.closest< HTMLElement >( '.quantity' );
	const min = isSingle ? 1 : variation.min_qty;
	const max = isSingle ? '' : variation.max_qty;
	const now = Number.parseFloat( input.value );
	const wanted = Number.isNaN( now ) ? min : now;
	const most = max === '' ? Infinity : max;
	input.min = String( min );
	input.max = String( max );
	input.value = String(
		isSingle ? 1 : Math.max( Math.min( wanted, most ), min )
	);
	if ( field ) {
		field.hidden = isSingle;
	}
	input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}
