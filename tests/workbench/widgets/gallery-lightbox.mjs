import { LONG_TEXT } from '../texts.mjs';

const LINK = '.gallery__item a';

/** @type {import('../description.mjs').Act[]} */
const open = [ [ 'click', LINK ] ];

/** @type {import('../description.mjs').Description} */
export default {
	name: 'gallery-lightbox',
	isPlain: true,
	parts: [ '[data-island="gallery-lightbox"]' ],
	take: async () => ( { 'gallery-lightbox': '/produktas/medunesis/' } ),
	states: {
		open: { acts: open, shows: '.pswp--open' },
		error: {
			attributes: { [ LINK ]: { href: '/missing.jpg' } },
			acts: open,
			errors: '404',
			shows: '.pswp__error-msg',
		},
		'long-texts': {
			attributes: { '.gallery img': { alt: LONG_TEXT } },
			acts: open,
			shows: '.pswp--open',
		},
		'right-to-left': { acts: open, shows: '.pswp--open' },
	},
};
