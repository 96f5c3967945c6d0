import { defineReactIsland } from '@vitrina/react';
import { setChunkFolder } from '../../chunk-folder';
import { ClassicPicker } from './classic';
import { parseProps } from './props';
import './style.scss';

defineReactIsland( 'terminal-picker', {
	parseProps( value ) {
		const props = parseProps( value );
		setChunkFolder( props.chunks );
		return props;
	},
	Component: ClassicPicker,
} );
