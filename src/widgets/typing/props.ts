import { checkProps } from '../../components/check-props';
import type { TypingTimes } from './sequence';

export interface TypingProps extends TypingTimes {
	readonly loop: boolean;
	readonly cursor: string;
}

export const parseProps = ( props: unknown ): TypingProps =>
	checkProps< TypingProps >(
		'typing',
		{
			typeSpeed: 'number',
			backSpeed: 'number',
			startDelay: 'number',
			backDelay: 'number',
			loop: 'boolean',
			cursor: 'string',
		},
		props
	);
