#!/usr/bin/env node
/**
 * One item is left, and many shoppers buy it at the same moment, in every kind of
 * checkout: is it sold once?
 */
import { parseArgs } from 'node:util';
import { runMain, printLine, step } from '../shop/output.mjs';
import { openShop } from '../shop/shop.mjs';
import { assertOutcome } from './race/assert-outcome.mjs';
import { installPlugin, switchToSandboxBank } from './race/test-plugin.mjs';
import {
	fillBankLink,
	fillClassic,
	fillPayForOrder,
	fillStoreApi,
} from './race/checkouts.mjs';
import { Shopper } from './race/shopper.mjs';

/** @typedef {import('../shop/handle.mjs').Shop} Shop */

const HELP = `node tests/load/last-item.mjs [--shop NAME]

  --trials N      number of last items (10)
  --buyers N      shoppers who buy each of them (20)
  --control N     maximum number of last items with WooCommerce alone (12); succeeds as soon as one is sold twice`;

/**
 * @param {Shop} shop
 * @return {() => void} Removes everything again.
 */
function prepare( shop ) {
	const restore = [
		installPlugin(
			shop,
			new URL( './race/slow-stock.php', import.meta.url )
		),
		switchToSandboxBank( shop ),
	];
	return () => {
		restore.forEach( ( undo ) => undo() );
		setGuard( shop, true );
	};
}

/**
 * @param {Shop}    shop
 * @param {boolean} isOn
 */
function setGuard( shop, isOn ) {
	shop.phpEval(
		`return update_option( 'last_item_guard', '${ isOn ? 'on' : 'off' }' );`
	);
}

/**
 * @param {Shop}   shop
 * @param {number} waiting Number of unpaid orders without a stock reservation.
 * @return {{ product: number, pay: string[] }} The product, and the payment pages of these orders.
 */
function createLastItem( shop, waiting ) {
	return shop.phpEval( `
		$product = new WC_Product_Simple();
		$product->set_props( [ 'name' => 'Last item', 'regular_price' => '5', 'virtual' => true, 'catalog_visibility' => 'hidden', 'manage_stock' => true, 'stock_quantity' => 1 ] );
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
 * @return {Promise<{ sold: number, left: number }>} How often the item was sold, and the stock that is left.
 */
async function sellLastItem( shop, checkout, buyers ) {
	const { product, pay } = createLastItem( shop, Math.floor( buyers / 4 ) );
	/** @type {( () => Promise<unknown> )[]} */
	const submits = [];
	for ( let buyer = 0; buyer < buyers; buyer++ ) {
		const shopper = new Shopper( shop.url );
		const email = `last-${ product }-${ buyer }@vitrina.example`;
		const order = buyer % 4 === 3 ? pay.pop() : undefined;
		if ( order ) {
			submits.push( await fillPayForOrder( shopper, order ) );
			continue;
		}
		await shopper.add( product );
		if ( buyer % 4 === 1 ) {
			submits.push( await fillStoreApi( shopper, email ) );
		} else {
			const fill = buyer % 4 === 2 ? fillBankLink : fillClassic;
			submits.push( await fill( shopper, checkout, email ) );
		}
	}
	await Promise.all( submits.map( ( submit ) => submit() ) );
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
	// The bank's webhook may still reduce the stock when the shopper has returned.
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
 * @param {boolean} isControl Stops at the first fault. There is none if a buyer who pays at the bank is first: until the bank's webhook WooCommerce counts the reservation.
 * @return {Promise<number>} Number of items that were not sold exactly once.
 */
async function run( shop, checkout, trials, buyers, isControl ) {
	let wrong = 0;
	let sales = 0;
	while ( sales < trials && ! ( isControl && wrong > 0 ) ) {
		sales++;
		const { sold, left } = await sellLastItem( shop, checkout, buyers );
		const isRight = sold === 1 && left === 0;
		wrong += isRight ? 0 : 1;
		if ( ! isRight ) {
			printLine(
				`  trial ${ sales }: sold ${ sold } times, ${ left } left`
			);
		}
	}
	printLine(
		`  ${ sales } last items, ${ buyers } buyers each: ${ wrong } not sold exactly once`
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
		return printLine( HELP );
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
			printLine(
				isControl ? '\nWooCommerce alone:' : '\nWith the guard:'
			);
			setGuard( shop, ! isControl );
			assertOutcome( {
				wrong: await run(
					shop,
					checkout,
					counts[ state ],
					buyers,
					isControl
				),
				isControl,
				fault: 'Not every last item was sold exactly once.',
			} );
		}
	} finally {
		restore();
	}
} );
