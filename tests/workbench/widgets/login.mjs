import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const FORMS = 'vitrina_login';
const SEND = '/paskyra/';

/** @type {import('../description.mjs').Act[]} */
const send = [
	[ 'fill', '#username', 'rasa' ],
	[ 'fill', '#password', 'ne tas' ],
	[ 'click', '[name="login"]' ],
];

/** @param {string} text */
const refuse = ( text ) => ( {
	html: `<ul class="woocommerce-error" role="alert"><li>${ text }</li></ul>`,
} );

/** @type {import('../description.mjs').Description} */
export default {
	name: 'login',
	parts: [ '.site-header__account', 'dialog.login-panel' ],
	async take( visitor ) {
		visitor.php(
			`update_option( 'woocommerce_enable_myaccount_registration', 'yes' ); update_option( 'woocommerce_registration_generate_password', 'no' ); return true;`
		);
		return {
			login: '/parduotuve/',
			'login-forms.html': await visitor.get( `/?wc-ajax=${ FORMS }` ),
		};
	},
	answers: { [ FORMS ]: { fixture: 'login-forms.html' } },
	acts: [
		[ 'click', '.site-header__account' ],
		[ 'wait', 'dialog.login-panel form' ],
	],
	states: {
		open: { shows: '#username' },
		register: {
			acts: [ [ 'click', '.login-panel [role="tab"]:nth-of-type(2)' ] ],
			shows: '#reg_email',
		},
		loading: {
			answers: { [ SEND ]: 'never' },
			acts: send,
			shows: '.login-panel [aria-busy="true"]',
		},
		error: {
			answers: { [ SEND ]: refuse( 'Nežinomas naudotojo vardas.' ) },
			acts: send,
			shows: '.login-panel .woocommerce-error',
		},
		'no-answer': {
			answers: { [ SEND ]: 'refused' },
			acts: send,
			shows: '.login-panel__notice.is-plain',
		},
		'long-texts': {
			answers: { [ SEND ]: refuse( LONG_TEXT ) },
			texts: { '.login-panel__title': LONG_NAME },
			acts: send,
			shows: '.login-panel .woocommerce-error',
		},
	},
};
