import type { NumberSigns } from './counted';

export interface CounterProps extends NumberSigns {
	readonly number: number;
	/** Milliseconds. */
	readonly duration: number;
}

const types = {
	number: 'number',
	decimals: 'number',
	duration: 'number',
	thousands: 'string',
	point: 'string',
} as const;

/**
 * Validates the props.
 *
 * @param props Props from PHP.
 */
export function parseProps( props: unknown ): CounterProps {
	const given = ( props ?? {} ) as Record< string, unknown >;
	for ( const [ name, type ] of Object.entries( types ) ) {
		if ( typeof given[ name ] !== type ) {
			throw new TypeError( `The counter has no ${ name }.` );
		}
	}
	return given as unknown as CounterProps;
}
