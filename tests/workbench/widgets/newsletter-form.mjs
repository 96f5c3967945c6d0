import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const CONTENT =
	'[vitrina_newsletter id="3" name="Naujienos"][vitrina_field name="tema" type="select" label="Kas domina" options="Žvakės|Kvepalai|Kita"][vitrina_field name="kita" label="Kas dar" required show-if="tema:Kita"][vitrina_field name="kaip" type="radio" label="Kaip dažnai" options="Kas savaitę|Kas mėnesį"][/vitrina_newsletter]';

const FORM = '[data-island="newsletter-form"]';
const SEND = 'POST';

/** @type {import('../description.mjs').Act[]} */
const send = [
	[ 'fill', `${ FORM } [type="email"]`, 'ruta@example.lt' ],
	[ 'click', `${ FORM } [type="submit"]` ],
];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'newsletter-form',
	parts: [ FORM ],
	take: async ( visitor ) => ( {
		'newsletter-form': visitor.php(
			`$id = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Naujienos', 'post_name' => 'naujienos-stalas', 'post_content' => '<!-- wp:shortcode -->' . getenv( 'CONTENT' ) . '<!-- /wp:shortcode -->' ] ); return wp_make_link_relative( get_permalink( $id ) );`,
			{ CONTENT }
		),
	} ),
	tidy: ( visitor ) =>
		visitor.php(
			`wp_delete_post( get_page_by_path( 'naujienos-stalas' )->ID, true ); return true;`
		),
	states: {
		'more-fields': {
			acts: [ [ 'fill', `${ FORM } select`, 'Kita' ] ],
			shows: '[data-field="kita"]',
		},
		loading: {
			answers: { [ SEND ]: 'never' },
			acts: send,
			shows: `${ FORM } [type="submit"]:disabled`,
		},
		error: {
			answers: {
				[ SEND ]: {
					json: { code: 'refused', message: 'Užsirašyti nepavyko.' },
				},
			},
			acts: send,
			shows: '.newsletter__result.is-error',
		},
		sent: {
			answers: {
				[ SEND ]: { json: { code: 'sent', message: LONG_TEXT } },
			},
			acts: send,
			shows: '.newsletter__result',
		},
		'long-texts': {
			texts: {
				[ `${ FORM } label[for]` ]: LONG_NAME,
				[ `${ FORM } legend` ]: LONG_NAME,
				[ `${ FORM } [type="submit"]` ]: LONG_NAME,
			},
		},
	},
};
