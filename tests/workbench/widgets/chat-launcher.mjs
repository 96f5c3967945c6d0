import { LONG_NAME, LONG_TEXT } from '../texts.mjs';

const BUTTON = '.chat-launcher button';

/** @param {Record<string, string>} texts */
const withProps = ( texts ) => ( {
	'.chat-launcher': {
		'data-island-props': JSON.stringify( {
			// Browsers refuse this port, so nothing leaves the machine.
			script: 'https://127.0.0.1:1/widget.js',
			parameter: 'hostname',
			question: 'Pokalbį teikia Pavyzdinis pokalbis.',
			title: 'Susirašykite su mumis',
			allow: 'Leisti ir rašyti',
			refuse: 'Ne, ačiū',
			failed: 'Pokalbis dabar neveikia.',
			...texts,
		} ),
	},
} );

/** @type {import('../description.mjs').Act[]} */
const ask = [ [ 'click', BUTTON ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'chat-launcher',
	isPlain: true,
	parts: [ '.chat-launcher' ],
	async take( visitor ) {
		visitor.php(
			`update_option( 'vitrina_companion', [ 'chat_script' => 'https://chat.example/widget.js', 'chat_service' => 'Pavyzdinis pokalbis' ] ); return true;`
		);
		return { 'chat-launcher': '/pristatymas/' };
	},
	tidy: ( visitor ) =>
		visitor.php( `update_option( 'vitrina_companion', [] ); return true;` ),
	open: {
		failed: 'A pixel differs after the script did not load; not looked into.',
	},
	states: {
		asked: { acts: ask, shows: 'dialog.chat-dialog' },
		error: {
			attributes: withProps( {} ),
			acts: [
				...ask,
				[ 'click', '.chat-dialog .button' ],
				[ 'pause', 100 ],
			],
			errors: 'net::ERR_',
			shows: BUTTON,
		},
		'long-texts': {
			attributes: withProps( {
				question: LONG_TEXT,
				title: LONG_NAME,
				allow: LONG_NAME,
				refuse: LONG_NAME,
			} ),
			texts: { [ BUTTON ]: LONG_NAME },
			acts: ask,
			shows: 'dialog.chat-dialog',
		},
		'right-to-left': { acts: ask, shows: 'dialog.chat-dialog' },
	},
};
