import { defineReactIsland } from '@vitrina/react';
import { parseProps } from './props';
import { Slideshow } from './slideshow';
import './slideshow.scss';

defineReactIsland( 'slideshow', {
	parseProps,
	Component: Slideshow,
	hydrates: true,
} );
