import { createPlayer, parseVideo } from '../player';

const video = {
	provider: 'youtube',
	source: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1',
	title: 'Vaizdo įrašas: Gintaro migla',
	close: 'Uždaryti',
};

describe( 'player of a product video', () => {
	it( '[PROD-09] allows frames only of hosts without cookies', () => {
		const frame = createPlayer( parseVideo( video ) ) as HTMLIFrameElement;
		expect( frame.tagName ).toBe( 'IFRAME' );
		expect( frame.src ).toBe( video.source );
		expect( frame.title ).toBe( video.title );

		for ( const source of [
			'https://www.youtube.com/embed/aaaaaaaaaaa',
			'https://www.youtube-nocookie.com.evil.lt/embed/aaaaaaaaaaa',
			'https://player.vimeo.com/video/1',
			'javascript:alert(1)',
			'not an address',
		] ) {
			expect( () => parseVideo( { ...video, source } ) ).toThrow();
		}
		expect( () =>
			parseVideo( { ...video, provider: 'constructor' } )
		).toThrow( TypeError );
		expect( () => parseVideo( undefined ) ).toThrow( TypeError );
	} );

	it( '[PROD-09] plays a file of the shop with native controls', () => {
		const player = createPlayer(
			parseVideo( {
				...video,
				provider: 'file',
				source: 'http://shop.lt/wp-content/uploads/a.mp4',
			} )
		) as HTMLVideoElement;
		expect( player.tagName ).toBe( 'VIDEO' );
		expect( player.controls ).toBe( true );
	} );
} );
