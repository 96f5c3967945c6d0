import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'consent-choices',
	parts: [ '.consent-link', 'dialog.consent-dialog' ],
	async take( visitor ) {
		visitor.php(
			`update_option( 'vitrina_companion', [ 'consent' => true ] ); return true;`
		);
		return { 'consent-choices': '/parduotuve/' };
	},
	tidy: ( visitor ) =>
		visitor.php( `update_option( 'vitrina_companion', [] ); return true;` ),
	acts: [
		[ 'click', '.consent-link' ],
		[ 'wait', 'dialog.consent-dialog' ],
	],
	states: {
		open: { shows: 'dialog.consent-dialog' },
		ticked: {
			acts: [ [ 'click', '.consent-dialog [name="s"]' ] ],
			shows: '.consent-dialog [name="s"]:checked',
		},
		'long-texts': {
			texts: {
				'.consent-dialog h2': LONG_NAME,
				'.consent-category strong': LONG_NAME,
				'.consent-category span span': LONG_TEXT,
				'.consent-dialog .button': LONG_NAME,
			},
			shows: 'dialog.consent-dialog',
		},
	},
};
