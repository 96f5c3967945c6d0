import { LONG_NAME } from '../texts.mjs';

const CARDS = 'wishlist/cards';
const CARD = '[data-wishlist-cards] .card';

/** Local storage of a guest. */
const storage = {
	'vitrina-wishlist': JSON.stringify( [
		{ id: 1, time: 1 },
		{ id: 2, time: 2 },
		{ id: 3, time: 3 },
	] ),
};

/**
 * A guest's page is empty at first, and filled at once.
 *
 * @type {import('../description.mjs').State}
 */
const guest = { fixture: 'wished-products-guest', storage, isNews: true };

/** Adds three products to a customer's wishlist. */
const WISH = `
	wp_set_current_user( get_user_by( 'login', 'rasa' )->ID );
	$ids = wc_get_products( [ 'limit' => 3, 'orderby' => 'ID', 'order' => 'ASC', 'status' => 'publish', 'return' => 'ids' ] );
	foreach ( $ids as $id ) {
		$request = new WP_REST_Request( 'POST', '/vitrina/v1/wishlist' );
		$request->set_param( 'product_id', $id );
		rest_do_request( $request );
	}
	return implode( ',', $ids );`;

/** @type {import('../description.mjs').Description} */
export default {
	name: 'wished-products',
	parts: [ '.vitrina-wishlist' ],
	async take( visitor ) {
		const guestPage = '/noru-sarasas/?guest';
		const ids = visitor.php( WISH );
		const cards = await visitor.get(
			`/wp-json/vitrina/v1/${ CARDS }?ids=${ ids }`
		);
		return {
			'wished-products-guest': guestPage,
			'wished-products-cards.json': cards,
			'wished-products': async () => {
				await visitor.post( '/wp-login.php', {
					log: 'rasa',
					pwd: 'rasa',
				} );
				return '/noru-sarasas/';
			},
		};
	},
	tidy: ( visitor ) =>
		visitor.php(
			`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrina_wishlist" ); return true;`
		),
	answers: { [ CARDS ]: { fixture: 'wished-products-cards.json' } },
	states: {
		guest: { ...guest, shows: CARD },
		empty: {
			...guest,
			storage: {},
			shows: '[data-wishlist-empty]',
		},
		loading: {
			...guest,
			answers: { [ CARDS ]: 'never' },
			shows: '.vitrina-wishlist__products:has( [aria-busy="true"] )',
		},
		error: {
			...guest,
			answers: { [ CARDS ]: 'refused' },
			shows: '[data-wishlist-failure]',
		},
		'long-texts': {
			texts: { [ `${ CARD } .card__title` ]: LONG_NAME },
		},
	},
};
