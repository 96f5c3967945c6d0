/** What the page tells of a product's video. */
export interface VideoProps {
	readonly provider: 'file' | 'youtube' | 'vimeo';
	/** Of the file, or of the frame. */
	readonly source: string;
	readonly title: string;
	/** Name of the button that closes. */
	readonly close: string;
}

const frames: Record< string, string > = {
	youtube: 'https://www.youtube-nocookie.com',
	vimeo: 'https://player.vimeo.com',
};

/**
 * @param  props What the page holds for the island.
 * @throws {TypeError} When it is not a video that may be shown.
 */
export function parseVideo( props: unknown ): VideoProps {
	const given = Object( props ) as Record< keyof VideoProps, unknown >;
	const { provider, source, title, close } = given;
	if (
		typeof source !== 'string' ||
		typeof title !== 'string' ||
		typeof close !== 'string'
	) {
		throw new TypeError( 'The video has no source or no names.' );
	}
	if (
		provider !== 'file' &&
		new URL( source ).origin !== frames[ String( provider ) ]
	) {
		throw new TypeError( 'The video is of an unknown place.' );
	}
	return {
		provider: provider as VideoProps[ 'provider' ],
		source,
		title,
		close,
	};
}

/** The player itself. It begins at once: the shopper has just asked for it. */
export function createPlayer( {
	provider,
	source,
	title,
}: VideoProps ): HTMLElement {
	if ( provider === 'file' ) {
		const video = document.createElement( 'video' );
		Object.assign( video, {
			src: source,
			controls: true,
			autoplay: true,
			playsInline: true,
		} );
		return video;
	}
	const frame = document.createElement( 'iframe' );
	Object.assign( frame, {
		src: source,
		title,
		allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
		// YouTube plays only for a page that tells its origin.
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	return frame;
}
