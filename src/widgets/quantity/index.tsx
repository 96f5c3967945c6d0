import { defineReactIsland, readStepper } from '@vitrina/react';
import { Quantity } from './quantity';

defineReactIsland( 'quantity', {
	parseProps: ( _props, element ) => ( { parts: readStepper( element ) } ),
	Component: Quantity,
	hydrates: true,
} );
