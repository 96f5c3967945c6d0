import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'typing',
	isPlain: true,
	parts: [ '[data-island="typing"]' ],
	// The phrases are typed one after the other, in the space that all of them reserve.
	busy: [ '.vitrina-typing__phrases', '.vitrina-rotation' ],
	take: async () => ( { typing: '/efektai/' } ),
	states: {
		paused: {
			acts: [ [ 'click', '.vitrina-rotation' ] ],
			shows: '.vitrina-rotation.is-stopped',
		},
		'long-texts': {
			texts: { '.vitrina-typing__phrase': LONG_NAME },
		},
	},
};
