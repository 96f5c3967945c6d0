import type { TypingTimes } from './sequence';

export interface TypingProps extends TypingTimes {
	readonly loop: boolean;
	readonly cursor: string;
}

const types = {
	typeSpeed: 'number',
	backSpeed: 'number',
	startDelay: 'number',
	backDelay: 'number',
	loop: 'boolean',
	cursor: 'string',
} as const;

/**
 * Validates the props.
 *
 * @param props Props from PHP.
 */
export function parseProps( props: unknown ): TypingProps {
	const given = ( props ?? {} ) as Record< string, unknown >;
	for ( const [ name, type ] of Object.entries( types ) ) {
		if ( typeof given[ name ] !== type ) {
			throw new TypeError( `The typing has no ${ name }.` );
		}
	}
	return given as unknown as TypingProps;
}
