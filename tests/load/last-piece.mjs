#!/usr/bin/env node
/**
 * One piece is left, and many buy it at the same moment, by every road to an
 * order: is it sold once?
 */
import { parseArgs } from 'node:util';
import { runMain, say, step } from '../shop/say.mjs';
import { openShop } from '../shop/shop.mjs';
import { judge } from './race/judge.mjs';
import { layIn, switchToSandboxBank } from './race/lay-in.mjs';
import {
	fillBankLink,
	fillClassic,
	fillPayForOrder,
	fillStoreApi,
} from './race/roads.mjs';
import { Shopper } from './race/shopper.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/last-piece.mjs [--shop NAME]

  --trials N      last pieces to sell (10)
  --buyers N      who want each of them (20)
  --control N     most last pieces to sell as WooCommerce alone does (12); succeeds as soon as one is sold twice`;

/**
 * @param {Shop} shop
 * @return {() => void} Takes it all away again.
 */
function prepare( shop ) {
	const restore = [
		layIn( shop, new URL( './race/slow-stock.php', import.meta.url ) ),
		switchToSandboxBank( shop ),
	];
	return () => {
		restore.forEach( ( undo ) => undo() );
		switchGuard( shop, true );
	};
}

/**
 * @param {Shop}    shop
 * @param {boolean} isOn
 */
function switchGuard( shop, isOn ) {
	shop.phpEval(
		`return update_option( 'last_piece_guard', '${ isOn ? 'on' : 'off' }' );`
	);
}

/**
 * @param {Shop}   shop
 * @param {number} waiting How many orders wait for their payment, without holding anything.
 * @return {{ product: number, pay: string[] }} The product, and where these orders are paid.
 */
function prepareLastPiece( shop, waiting ) {
	return shop.phpEval( `
		$product = new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Last piece', 'regular_price' => '5', 'virtual' => true, 'catalog_visibility' => 'hidden', 'manage_stock' => true, 'stock_quantity' => 1 ] );
		$product->save();
		$pay = [];
		for ( $i = 0; $i < ${ waiting }; $i++ ) {
			$order = wc_create_order();
			$order->add_product( $product, 1 );
			$order->set_address( [ 'first_name' => 'Rasa', 'country' => 'LT', 'email' => 'rasa@vitrina.example' ], 'billing' );
			$order->calculate_totals();
			$order->save();
			$url   = wp_parse_url( $order->get_checkout_payment_url() );
			$pay[] = $url['path'] . '?' . $url['query'];
		}
		return [ 'product' => $product->get_id(), 'pay' => $pay ];` );
}

/**
 * @param {Shop}   shop
 * @param {string} checkout Path of the classic checkout.
 * @param {number} buyers
 * @return {Promise<{ sold: number, left: number }>} How often the piece was sold, and what the shop thinks is left.
 */
async function sellLastPiece( shop, checkout, buyers ) {
	const { product, pay } = prepareLastPiece( shop, Math.floor( buyers / 4 ) );
	/** @type {( () => Promise<unknown> )[]} */
	const presses = [];
	for ( let buyer = 0; buyer < buyers; buyer++ ) {
		const shopper = new Shopper( shop.url );
		const email = `last-${ product }-${ buyer }@vitrina.example`;
		const order = buyer % 4 === 3 ? pay.pop() : undefined;
		if ( order ) {
			presses.push( await fillPayForOrder( shopper, order ) );
			continue;
		}
		await shopper.add( product );
		if ( buyer % 4 === 1 ) {
			presses.push( await fillStoreApi( shopper, email ) );
		} else {
			const fill = buyer % 4 === 2 ? fillBankLink : fillClassic;
			presses.push( await fill( shopper, checkout, email ) );
		}
	}
	await Promise.all( presses.map( ( press ) => press() ) );
	const read = () => {
		const [ sold, left ] = /** @type {[ number, number ]} */ (
			shop.phpEval( `
			global $wpdb;
			return [
				(int) $wpdb->get_var( "SELECT COUNT( DISTINCT i.order_id ) FROM {$wpdb->prefix}woocommerce_order_items i JOIN {$wpdb->prefix}woocommerce_order_itemmeta m ON m.order_item_id = i.order_item_id AND m.meta_key = '_product_id' AND m.meta_value = '${ product }' JOIN {$wpdb->prefix}wc_orders o ON o.id = i.order_id WHERE o.status IN ( 'wc-processing', 'wc-completed', 'wc-on-hold' )" ),
				(int) wc_get_product( ${ product } )->get_stock_quantity(),
			];` )
		);
		return { sold, left };
	};
	// The bank's notice may still be taking the piece when the shopper is back.
	for ( let tries = 0; tries < 40; tries++ ) {
		const { sold, left } = read();
		if ( sold !== 1 || left === 0 ) {
			break;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 250 ) );
	}
	return read();
}

/**
 * @param {Shop}    shop
 * @param {string}  checkout
 * @param {number}  trials
 * @param {number}  buyers
 * @param {boolean} isControl Ends with the first fault. There is none where a buyer who goes to the bank comes first: until the bank's notice WooCommerce counts the hold.
 * @return {Promise<number>} How many pieces were not sold exactly once.
 */
async function run( shop, checkout, trials, buyers, isControl ) {
	let wrong = 0;
	let sales = 0;
	while ( sales < trials && ! ( isControl && wrong > 0 ) ) {
		sales++;
		const { sold, left } = await sellLastPiece( shop, checkout, buyers );
		const isRight = sold === 1 && left === 0;
		wrong += isRight ? 0 : 1;
		if ( ! isRight ) {
			say( `  trial ${ sales }: sold ${ sold } times, ${ left } left` );
		}
	}
	say(
		`  ${ sales } last pieces, ${ buyers } buyers each: ${ wrong } not sold exactly once`
	);
	return wrong;
}

await runMain( async () => {
	const { values } = parseArgs( {
		options: {
			shop: { type: 'string', default: 'race' },
			trials: { type: 'string', default: '10' },
			buyers: { type: 'string', default: '20' },
			control: { type: 'string', default: '12' },
			help: { type: 'boolean', default: false },
		},
	} );
	if ( values.help ) {
		return say( HELP );
	}
	const shop = openShop( values.shop );
	await step( 'Eight 1 s sleeps at once', () => shop.proveConcurrency() );
	const checkout = new URL(
		String( shop.phpEval( 'return wc_get_checkout_url();' ) )
	).pathname;
	const restore = prepare( shop );
	const buyers = Number( values.buyers );
	const counts = {
		off: Number( values.control ),
		on: Number( values.trials ),
	};
	try {
		for ( const state of /** @type {const} */ ( [ 'off', 'on' ] ) ) {
			const isControl = state === 'off';
			if ( counts[ state ] === 0 ) {
				continue;
			}
			say( isControl ? '\nAs WooCommerce alone:' : '\nAs it is:' );
			switchGuard( shop, ! isControl );
			judge( {
				wrong: await run(
					shop,
					checkout,
					counts[ state ],
					buyers,
					isControl
				),
				isControl,
				fault: 'Not every last piece was sold exactly once.',
			} );
		}
	} finally {
		restore();
	}
} );
