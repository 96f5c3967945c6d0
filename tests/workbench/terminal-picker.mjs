import { read } from './files.mjs';
import { makeIsland } from './html.mjs';
import { makeGroups, toSelect } from './terminals.mjs';

/**
 * A row of rates as WooCommerce prints it.
 *
 * @param {string}  methodId
 * @param {boolean} isNarrow As in a theme with a narrow column.
 */
function makeReview( methodId, isNarrow ) {
	return `<table class="shop_table woocommerce-checkout-review-order-table"><tbody>
<tr class="woocommerce-shipping-totals shipping"><th>Pristatymas</th>
<td data-title="Pristatymas"${
		isNarrow ? ' style="width:200px;max-width:200px"' : ''
	}><ul id="shipping_method" class="woocommerce-shipping-methods">
<li><input type="radio" name="shipping_method[0]" data-index="0" id="shipping_method_0_terminal" value="${ methodId }:3" class="shipping_method" checked><label for="shipping_method_0_terminal">LP Express paštomatas: <span class="woocommerce-Price-amount amount">2,10 €</span></label></li>
<li><input type="radio" name="shipping_method[0]" data-index="0" id="shipping_method_0_courier" value="flat_rate:1" class="shipping_method"><label for="shipping_method_0_courier">Kurjeris: <span class="woocommerce-Price-amount amount">4,90 €</span></label></li>
</ul></td></tr></tbody></table>`;
}

/**
 * The parts of the classic checkout that the picker needs.
 *
 * @param {any}             contract
 * @param {URLSearchParams} query
 * @return {string} HTML.
 */
export function makeTerminalPicker( contract, query ) {
	const count = Number( query.get( 'count' ) ?? 600 );
	const groups = makeGroups( 'LT', count );
	const [ first ] = groups[ 3 ]?.children ?? [];
	const isEnglish = query.get( 'lang' ) === 'en';
	const props = {
		...contract,
		listUrl: `/wp-json/vitrina/v1/terminals`,
		chunks: '/plugin-lpexpress/',
		logo: '/workbench/logo.svg',
		selected:
			query.has( 'selected' ) && first
				? { ...first, id: String( first.id ), city: groups[ 3 ]?.text }
				: null,
		labels: isEnglish
			? contract.labels
			: JSON.parse( read( 'tests/workbench/labels-lt.json' ) ),
	};
	const select =
		query.get( 'host' ) === 'cart'
			? ''
			: toSelect( groups, contract.fieldName, props.labels.choose );
	const review = makeReview( contract.methodId, query.has( 'narrow' ) );
	return `<form class="checkout woocommerce-checkout" style="display:block"><div id="order_review" class="woocommerce-checkout-review-order">
${ review }
<span class="vitrina-terminal-destination" data-country="LT" data-version="5e1f" data-chosen="1" hidden></span>
<div class="vitrina-terminal-field">${ makeIsland(
		'terminal-picker',
		props,
		select &&
			`<p class="form-row form-row-wide"><label for="${ contract.fieldName }">${ props.labels.label }</label><span class="woocommerce-input-wrapper">${ select }</span></p>`
	) }</div>
<p><button type="submit" class="button alt" id="place_order">Užsakyti</button></p>
</div></form>
<p><button type="button" class="button" id="replace">Replace the order review</button></p>
<template id="review">${ review }</template>`;
}
