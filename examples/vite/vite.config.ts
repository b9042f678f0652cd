import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bookingServer } from './server/bookingServer.ts'

export default defineConfig({ plugins: [react(), bookingServer()] })
