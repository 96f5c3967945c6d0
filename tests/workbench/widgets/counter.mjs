import { LONG_NAME } from '../texts.mjs';

const NUMBER = '.vitrina-counter__number';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'counter',
	isPlain: true,
	parts: [ '[data-island="counter"]' ],
	// It counts from zero.
	busy: [ NUMBER ],
	take: async () => ( { counter: '/efektai/' } ),
	states: {
		counted: {
			attributes: {
				'.vitrina-counter': {
					'data-island-props':
						'{"number":12480,"decimals":0,"duration":50,"thousands":" ","point":","}',
				},
			},
			texts: { [ NUMBER ]: '12 480' },
			acts: [ [ 'pause', 200 ] ],
			shows: NUMBER,
		},
		'long-texts': {
			texts: {
				[ NUMBER ]: '12 345 678',
				'.vitrina-counter__label': LONG_NAME,
			},
		},
	},
};
