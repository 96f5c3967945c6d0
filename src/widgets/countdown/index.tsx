import { defineReactIsland } from '@vitrina/react';
import { Countdown } from './countdown';
import { readMarkup } from './read-markup';
import './countdown.scss';

defineReactIsland( 'countdown', {
	parseProps: ( _props, element ) => readMarkup( element ),
	Component: Countdown,
	hydrates: true,
} );
