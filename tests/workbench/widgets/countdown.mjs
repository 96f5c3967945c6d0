import { LONG_NAME } from '../texts.mjs';

const END = '.vitrina-countdown time';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'countdown',
	parts: [ '[data-island="countdown"]' ],
	// The server prints dashes: the page may come from a cache.
	busy: [ '.vitrina-countdown__timer' ],
	take: async () => ( { countdown: '/efektai/' } ),
	attributes: { [ END ]: { datetime: '2026-12-24T18:00:00+02:00' } },
	clock: '2026-12-01T12:00:00+02:00',
	states: {
		over: { clock: '2026-12-25T12:00:00+02:00', isNews: true },
		'long-texts': {
			texts: {
				'.vitrina-countdown__title': LONG_NAME,
				'.vitrina-countdown__unit': 'Geschwindigkeit',
			},
			isNews: true,
		},
		// Without numbers only the end time is shown.
		failed: { isNews: true },
		broken: { isNews: true },
	},
};
