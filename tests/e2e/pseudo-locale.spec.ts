import { journeys } from './page-states';
import { contentOf, isContent } from './page-states/content';
import { textsWithoutMarks, type FoundText } from './page-states/texts';
import { walkThrough } from './page-states/walk';
import { openTestShop } from './shop';
import { expect, test } from './test';

/** As tests/shop/mu-plugins/vitrina-shop/pseudo-locale.php has it. */
const PSEUDO_LOCALE = 'en_XA';

test.describe.configure( { mode: 'parallel' } );

let content: string;

walkThrough( {
	locale: PSEUDO_LOCALE,
	journeys,
	// Texts are the same at every width.
	widths: [ 1280 ],
	proves: '[LANG-01]',
	isFast: ( journey ) => journey === 'checkout' || journey === 'cart',
	title: ( journey, states ) =>
		`every text of ours can be translated in the ${ states } states of ${ journey }`,
	async look( page, state, where ) {
		content ??= contentOf( await openTestShop() );
		const bare = ( await textsWithoutMarks( page ) ).filter(
			( { text }: FoundText ) => ! isContent( text, content )
		);
		expect.soft( bare, where ).toEqual( [] );
	},
} );
