export interface SlideshowProps {
	readonly animation: 'fade' | 'slide';
	readonly autoplay: boolean;
	/** Milliseconds. */
	readonly interval: number;
	/** Milliseconds. */
	readonly speed: number;
	readonly loop: boolean;
}

/**
 * Checks what PHP printed; what is missing is as in spec §9.
 *
 * @param props
 */
export function parseProps( props: unknown ): SlideshowProps {
	const given = ( props ?? {} ) as Record< string, unknown >;
	const number = ( name: string, initial: number ) =>
		typeof given[ name ] === 'number' ? given[ name ] : initial;
	return {
		animation: given.animation === 'slide' ? 'slide' : 'fade',
		autoplay: given.autoplay !== false,
		interval: number( 'interval', 7000 ),
		speed: number( 'speed', 600 ),
		loop: given.loop !== false,
	};
}
