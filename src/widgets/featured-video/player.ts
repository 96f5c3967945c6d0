export interface VideoProps {
	readonly provider: 'file' | 'youtube' | 'vimeo';
	/** URL of the file or the frame. */
	readonly source: string;
	readonly title: string;
	/** Label of the close button. */
	readonly close: string;
	/** Text shown without consent to marketing; empty if no consent is required. */
	readonly held: string;
	/** Text of the link to the consent settings. */
	readonly settings: string;
}

const frames: Record< string, string > = {
	youtube: 'https://www.youtube-nocookie.com',
	vimeo: 'https://player.vimeo.com',
};

/** Validates the props. Throws if the video is not allowed. */
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

/** Creates the player. It starts at once, because the shopper has clicked. */
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
		// YouTube requires a referrer.
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	// When consent is withdrawn, the page reloads without the frame.
	frame.dataset.consented = 'marketing';
	return frame;
}

/** Creates the text that is shown instead of the player while there is no consent. */
export function createHeld( { held, settings }: VideoProps ): HTMLElement {
	const text = document.createElement( 'p' );
	const link = document.createElement( 'a' );
	text.className = 'video-dialog__held';
	link.href = '#consent';
	link.textContent = settings;
	text.append( held, ' ', link );
	return text;
}

/** Whether the video must not be loaded, because consent to marketing is missing. */
export const isHeld = ( { held }: VideoProps ): boolean =>
	held !== '' &&
	! ( document.documentElement.dataset.consent ?? '' ).includes( 'm' );
