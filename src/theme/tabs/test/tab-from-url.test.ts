import { targetIdOf } from '../tab-from-url';

const page = 'http://shop.test/produktas/zvake/';

describe( 'the element that an address names', () => {
	it.each( [
		[ `${ page }#comment-12`, 'tab-reviews' ],
		[ `${ page }#li-comment-12`, 'tab-reviews' ],
		[ `${ page }#reviews`, 'tab-reviews' ],
		[ `${ page }#tab-reviews`, 'tab-reviews' ],
		[ `${ page }comment-page-2/#comments`, 'tab-reviews' ],
		[ `${ page }?cpage=2`, 'tab-reviews' ],
		[ `${ page }?x=1&cpage=2#x`, 'tab-reviews' ],
		[
			`${ page }#tab-additional_information`,
			'tab-additional_information',
		],
		[ `${ page }#tab-description`, 'tab-description' ],
		[ `${ page }#respond`, 'respond' ],
		[ page, '' ],
		[ `${ page }?notcpage=2`, '' ],
	] )( '[PROD-10] %s', ( href, id ) => {
		expect( targetIdOf( new URL( href ) ) ).toBe( id );
	} );
} );
