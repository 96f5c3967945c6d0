import { checkProps } from '../../components/check-props';
import type { NumberSigns } from './counted';

export interface CounterProps extends NumberSigns {
	readonly number: number;
	/** Milliseconds. */
	readonly duration: number;
}

export const parseProps = ( props: unknown ): CounterProps =>
	checkProps< CounterProps >(
		'counter',
		{
			number: 'number',
			decimals: 'number',
			duration: 'number',
			thousands: 'string',
			point: 'string',
		},
		props
	);
