/** Event that opens the lightbox with the picture of a link, which is its `detail`. */
export const OPEN_PICTURE = 'vitrina:open';

/** Whether a URL is an image, by its extension only (spec §5), before any `?` or `#`. */
export function isPictureAddress( address: string ): boolean {
	return /^[^?#]+\.(jpe?g|gif|png|webp)([?#]|$)/i.test( address );
}
