import { defineReactIsland } from '@vitrina/react';
import { readStepper } from '../../components/stepper/read-stepper';
import { Quantity } from './quantity';

defineReactIsland( 'quantity', {
	parseProps: ( _props, element ) => ( { parts: readStepper( element ) } ),
	Component: Quantity,
	takesOver: true,
} );
