/** What the page tells of a product's video. */
export interface VideoProps {
	readonly provider: 'file' | 'youtube' | 'vimeo';
	/** Of the file, or of the frame. */
	readonly source: string;
	readonly title: string;
	/** Name of the button that closes. */
	readonly close: string;
	/** Said in its place to who does not allow marketing cookies; empty where nobody is asked. */
	readonly held: string;
	/** The link to the question. */
	readonly settings: string;
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
	const { provider, source, title, close, held, settings } = given;
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
		held: typeof held === 'string' ? held : '',
		settings: typeof settings === 'string' ? settings : '',
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
	// Who takes the consent back gets a page without it.
	frame.dataset.consented = 'marketing';
	return frame;
}

/** What stands in the place of a video that the visitor has not allowed. */
export function createHeld( { held, settings }: VideoProps ): HTMLElement {
	const text = document.createElement( 'p' );
	const link = document.createElement( 'a' );
	text.className = 'video-dialog__held';
	link.href = '#consent';
	link.textContent = settings;
	text.append( held, ' ', link );
	return text;
}

/** Whether the visitor must be asked before it is fetched from another site. */
export const isHeld = ( { held }: VideoProps ): boolean =>
	held !== '' &&
	! ( document.documentElement.dataset.consent ?? '' ).includes( 'm' );
