import { LONG_NAME } from '../texts.mjs';

/** @type {import('../description.mjs').Description} */
export default {
	name: 'carousel',
	parts: [ '[data-island="carousel"]' ],
	// Its buttons are rendered by the component, in reserved space.
	isNews: true,
	take: async () => ( { carousel: '/efektai/' } ),
	states: {
		pressed: {
			acts: [ [ 'click', '.vitrina-carousel .icon-button:last-child' ] ],
		},
		'long-texts': {
			texts: { '.vitrina-carousel__slide p': LONG_NAME },
		},
	},
};
