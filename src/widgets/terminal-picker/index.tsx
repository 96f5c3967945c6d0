import { defineReactIsland } from '../../react/island';
import { ClassicPicker } from './classic';
import { parseProps } from './props';
import './style.scss';

defineReactIsland( 'terminal-picker', {
	parseProps,
	Component: ClassicPicker,
} );
